/** Saves a text that was made here. */
export function saveText(text: string, name: string): void {
  saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
}

export function saveBlob(data: Blob, name: string): void {
  const address = URL.createObjectURL(data);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The browser has copied the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
