// Runs in the page. Resolves to the milliseconds from the next touch, move, key or chosen file, as the browser dates it, to the
// paint that shows its effect: the text, or an attribute, of an element is another one than now. It listens to the
// document instead of looking at every frame, which would make the page draw frames that nobody asked for.
globalThis.watchPaint = ({ selector, attribute, includes = "" }) => {
  const shown = () => {
    const element = document.querySelector(selector);
    return (attribute ? element?.getAttribute(attribute) : element?.textContent) ?? "";
  };
  const before = shown();
  let began = 0;
  const note = (event) => {
    began ||= event.timeStamp;
  };
  for (const kind of ["pointerup", "pointermove", "keydown", "change"])
    addEventListener(kind, note, { capture: true, once: true });
  globalThis.painted = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const now = shown();
      if (!began || now === before || !now.includes(includes)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // Its turn comes when this frame has been painted, and before anything else that the page has yet to do.
        scheduler.postTask(() => resolve(performance.now() - began), { priority: "user-blocking" });
      });
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
};
