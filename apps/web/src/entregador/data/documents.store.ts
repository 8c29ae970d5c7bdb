import { Problem } from '../../ground/api/problem.js';
import { isEnd, type CourierDocument, call } from './api.store.js';
import { isPassing } from './queue.rules.js';
import { saveSnapshot, readSnapshot } from './database.store.js';
import { onComeback, setReached } from './network.store.js';
import { observable } from './observable.store.js';
import { endSession } from './session.store.js';

export type DocumentType = CourierDocument['type'];

interface Documents {
  readonly sent: readonly DocumentType[];
  readonly missing: readonly DocumentType[];
  /** Types of documents whose photo is taken and not sent yet. */
  readonly waiting: readonly DocumentType[];
  readonly error: unknown;
}

/** Photos of documents: taken once, sent as soon as the network allows. */
export const documents = observable<Documents | null>(null);

type Photos = Partial<Record<DocumentType, Blob>>;
const KEY = 'documents';
const RETRY_MS = 5_000;
let photos: Photos = {};
let sending = false;
let timer: ReturnType<typeof setTimeout> | undefined;

export async function startDocuments(): Promise<void> {
  photos = (await readSnapshot<Photos>(KEY)) ?? {};
  await readDocuments();
  void sendPhotos();
}

async function readDocuments(): Promise<void> {
  try {
    const { items, missing } = await call('/api/courier/documents');
    show({ sent: items.map(({ type }) => type), missing, error: null });
  } catch (error) {
    if (isEnd(error)) await endSession(error);
    else show({ error });
  }
}

function show(change: Partial<Documents>): void {
  documents.change((before) => ({
    sent: [],
    missing: [],
    error: null,
    ...before,
    ...change,
    waiting: Object.keys(photos) as DocumentType[],
  }));
}

export async function addPhoto(type: DocumentType, photo: Blob): Promise<void> {
  photos = { ...photos, [type]: photo };
  await saveSnapshot(KEY, photos);
  show({ error: null });
  void sendPhotos();
}

async function sendPhotos(): Promise<void> {
  if (sending) return;
  sending = true;
  clearTimeout(timer);
  try {
    for (const [type, photo] of Object.entries(photos) as [DocumentType, Blob][])
      await sendPhoto(type, photo);
    await readDocuments();
  } catch (error) {
    if (isEnd(error)) await endSession(error);
    else if (isPassing(error)) {
      setReached(!(error instanceof Problem && error.status === 0));
      timer = setTimeout(() => void sendPhotos(), RETRY_MS);
    } else show({ error });
  } finally {
    sending = false;
  }
}

async function sendPhoto(type: DocumentType, photo: Blob): Promise<void> {
  const form = new FormData();
  form.append('file', photo, `${type}.jpg`);
  try {
    await call('POST /api/courier/documents/{type}', { type, form });
  } catch (error) {
    if (isPassing(error) || isEnd(error)) throw error;
    await drop(type);
    throw error;
  }
  await drop(type);
}

async function drop(type: DocumentType): Promise<void> {
  const { [type]: _sent, ...others } = photos;
  photos = others;
  await saveSnapshot(KEY, photos);
  show({});
}

onComeback(() => {
  if (Object.keys(photos).length > 0) void sendPhotos();
});
