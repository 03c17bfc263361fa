// Runs in the page. `painted` resolves to the milliseconds from the next touch, move, key or chosen file to the paint in which
// the element's text or attribute differs. It uses a MutationObserver, because polling every frame would force extra frames.
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
        // This task runs right after the frame is painted, before other work of the page.
        scheduler.postTask(() => resolve(performance.now() - began), { priority: "user-blocking" });
      });
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
};
