import { requestOf, type Given, type Operation } from './api/call.js';
import { send } from './api/client.js';
import { OwnRefusal, Problem } from './api/problem.js';
import { fileWords } from './words.js';
import { saveBlob } from './saved-file.js';
import { refused } from './ui/toast.js';

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
