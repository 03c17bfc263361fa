// Runs in the page. Resolves to the milliseconds from the next touch, move or key, as the browser dates it, to the
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
  for (const kind of ["pointerup", "pointermove", "keydown"])
    addEventListener(kind, note, { capture: true, once: true });
  globalThis.painted = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const now = shown();
      if (!began || now === before || !now.includes(includes)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // A message comes to its turn after this frame has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - began);
        port2.postMessage(null);
      });
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
};
