# syntax=docker/dockerfile:1
# Westmarch with its server. The first two stages build; only the last one is kept.

FROM node:24-slim AS client
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY web/ ./
RUN npm run build

FROM python:3.13-slim AS package
WORKDIR /build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1 PATH=/opt/westmarch/bin:$PATH
COPY requirements.lock ./
RUN python -m venv /opt/westmarch && pip install --require-hashes -r requirements.lock
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY src/ src/
COPY --from=client /build/src/westmarch/server/static/ src/westmarch/server/static/
RUN pip install --no-deps --no-build-isolation .

FROM python:3.13-slim
RUN groupadd --system --gid 10001 westmarch \
    && useradd --system --uid 10001 --gid westmarch --home-dir /data --no-create-home westmarch \
    && install --directory --owner westmarch --group westmarch --mode 700 /data
COPY --from=package /opt/westmarch /opt/westmarch
ENV PATH=/opt/westmarch/bin:$PATH PYTHONUNBUFFERED=1 WESTMARCH_HOME=/data
USER 10001:10001
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/api/ready', timeout=4)"]
ENTRYPOINT ["westmarch"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
