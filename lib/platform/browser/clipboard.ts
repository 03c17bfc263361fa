/** Call it from a click. False if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** Pages at a plain http address have no clipboard, but the old command. */
function copyByCommand(text: string): boolean {
  let isCopied = false;
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    isCopied = true;
  };
  document.addEventListener("copy", put, { once: true });
  document.execCommand("copy");
  document.removeEventListener("copy", put);
  return isCopied;
}
