import { type Given, type Operation, requestOf } from '../base/api/call.js';
import { send } from '../base/api/client.js';
import { OwnRefusal, Problem } from '../base/api/problem.js';
import { refused } from '../base/ui/toast.js';
import { fileWords } from '../base/words.js';

/** Saves the file that an operation answers, under the name that the server gives; shows a refusal. */
export async function save<O extends Operation>(operation: O, ...[asked]: Given<O>): Promise<void> {
  try {
    const { data, response } = await send(...requestOf(operation, asked as object, { parseAs: 'blob' }));
    const name = /filename="?([^";]+)/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
    saveBlob(data as Blob, name ?? 'dados.csv');
  } catch (error) {
    // The connection ended in the middle of the file.
    refused(error instanceof Problem ? error : new OwnRefusal(fileWords.cut));
  }
}

export function saveText(text: string, name: string): void {
  saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
}

export function saveBlob(data: Blob, name: string): void {
  const address = URL.createObjectURL(data);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The browser has copied the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
