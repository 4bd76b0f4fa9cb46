// Put into every page before its own code: what the sockets brought, and what the page shows of it.
(() => {
  const Real = WebSocket;
  const tale = { raw: [], state: null, accepted: 0, refused: [], violations: [], moves: [] };
  window.tale = tale;
  addEventListener("securitypolicyviolation", (event) => tale.violations.push(event.violatedDirective));
  for (const kind of ["animationstart", "transitionrun"]) {
    addEventListener(kind, (event) => {
      const timing = event.target.getAnimations().map((one) => one.effect.getComputedTiming().duration);
      if (Math.max(0, ...timing) > 1) tale.moves.push(`${kind} ${event.animationName ?? event.propertyName}`);
    }, true);
  }
  window.WebSocket = class extends Real {
    constructor(...args) {
      super(...args);
      tale.socket = this;
      this.addEventListener("message", (message) => {
        tale.raw.push(String(message.data));
        const said = JSON.parse(message.data);
        if (said.type === "state") tale.state = said;
        if (said.type === "around" && tale.state) tale.state = { ...tale.state, ...said, type: "state" };
        if (tale.since === undefined) waitForAnswers();
        tale.since ??= Date.now();
        if (said.type === "accepted") tale.accepted += 1;
        if (said.type === "refused") tale.refused.push(said.error.key);
      });
    }
  };
  // When the first question could be answered: its answers are on the screen, and its map, if it has one.
  const waitForAnswers = () => {
    const map = !tale.state?.eyes?.[0]?.scene.map || document.querySelector("[data-map]");
    if (map && tale.shown().length) tale.answerable = Date.now();
    else requestAnimationFrame(waitForAnswers);
  };
  tale.prompt = () => (tale.state?.eyes ?? []).map((eye) => eye.prompt).find(Boolean) ?? null;
  const visible = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  tale.shown = () =>
    [...document.querySelectorAll("[data-option]")].filter(visible).map((element) => ({
      text: element.dataset.option,
      pressed: element.getAttribute("aria-pressed") === "true",
      confirms: element.matches(".primary"),
      enabled: !element.disabled,
    }));
  // What a tap changes: the position, the answers on the screen, the question, or what is being read.
  tale.sign = () => {
    const read = document.querySelector("[data-reading]")?.dataset.reading;
    return JSON.stringify([tale.state?.seq, tale.state?.undone, tale.shown(), document.querySelector("#prompt")?.innerText, read]);
  };
  // An answer is on its way; until it has arrived no other is sent.
  tale.pending = () => document.querySelector(".sent") !== null;
  tale.ready = () => {
    // Words have their width, and all are there: bold letters and what has happened come last.
    const { letters, texts } = document.documentElement.dataset;
    if (tale.pending() || !letters || texts !== "all" || document.fonts.status !== "loaded") return false;
    const state = tale.state;
    if (!state) return false;
    if (state.status === "over") return true;
    if (document.querySelector(".curtain")) return state.you.includes(state.asked?.seat); // no question is sent yet
    const prompt = tale.prompt();
    return prompt ? tale.shown().length > 0 || document.querySelector("details[name=answers]") !== null : false;
  };
  // Words that do not fit their box, and things that stick out of the window.
  tale.misfits = () => {
    const found = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`page: ${root.scrollWidth} > ${root.clientWidth}`);
    for (const element of document.querySelectorAll("button, label, summary, a.button, h1, h2, h3, #prompt, .caption, .note, .effect, th, td, dd")) {
      if (!visible(element) || element.matches(".sr") || element.closest(".sr, .mapsheet")) continue; // a map is panned
      if (element.clientWidth && element.scrollWidth > element.clientWidth + 1) {
        found.push(`${element.tagName}.${element.className} “${element.innerText.slice(0, 40)}” ${element.scrollWidth} > ${element.clientWidth}`);
      }
    }
    for (const element of document.querySelectorAll("button, a, input, select, [data-option], #prompt")) {
      if (!visible(element) || element.closest(".sr, .mapsheet")) continue; // a map is as large as one draws it
      const box = element.getBoundingClientRect();
      if (box.left < -1 || box.right > innerWidth + 1) found.push(`outside: ${element.tagName} “${element.innerText.slice(0, 40)}” ${box.left}…${box.right}`);
    }
    return found;
  };
  // Every word on the screen or read aloud, a line for each piece of text; code in the rules is meant as such.
  tale.words = () => {
    const found = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const parent = walk.currentNode.parentElement;
      if (parent.matches("script, style, .digest code") || !parent.checkVisibility()) continue;
      found.push(walk.currentNode.data);
    }
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
      for (const name of ["aria-label", "title", "placeholder"]) found.push(element.getAttribute(name) ?? "");
    }
    return found.filter((text) => text.trim());
  };
  tale.promptInView = () => {
    const all = document.querySelectorAll("#prompt");
    const box = all[0]?.getBoundingClientRect();
    return all.length === 1 && all[0].innerText.trim() !== "" && box.width > 0 && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth && scrollY === 0;
  };
  // Targets too small for a thumb. What is drawn on the board may be smaller where a list offers it too.
  tale.small = (least) =>
    [...document.querySelectorAll("[data-option]")].filter(visible).flatMap((element) => {
      const box = element.getBoundingClientRect();
      return box.width >= least - 0.5 && box.height >= least - 0.5 ? [] : [`${element.tagName} ${element.dataset.option} ${box.width.toFixed(1)}x${box.height.toFixed(1)}`];
    });
})();
