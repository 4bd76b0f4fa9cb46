// A browser starts no worker for a page opened from disk, and the search of the site runs in one. There
// a hidden frame takes its place. The search script knows it by the name `IFrameWorker`.
if (location.protocol === "file:") {
  const load = (document, address) =>
    new Promise((done, fail) => {
      const script = document.createElement("script");
      Object.assign(script, { src: address, onload: done, onerror: fail });
      document.head.append(script);
    });

  window.IFrameWorker = window.Worker = class extends EventTarget {
    constructor(address) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.append(frame);
      this.inside = frame.contentWindow;
      this.inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      this.inside.importScripts = async (...addresses) => {
        for (const one of addresses) await load(frame.contentDocument, one);
      };
      this.ready = load(frame.contentDocument, address);
    }

    postMessage(data) {
      this.ready.then(() => this.inside.dispatchEvent(new MessageEvent("message", { data })));
    }
  };
}
