import { useMemo, useSyncExternalStore } from 'react';
import { Problem } from '../../base/api/problem.js';
import { newKey } from '../../base/new-key.js';
import { useKnownSession } from './session.hook.js';

/** Whether the server says that it did nothing; without an answer, or after a failure, it may have. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Problem && error.status >= 400 && error.status < 500;
}

/** The content of a form, and the state of its request. */
interface Stored<T> {
  readonly value: T;
  /** Idempotency key of the request; it stays until the request is surely done, so it is done once. */
  readonly key: string;
  /** The value of the first request with this key whose answer is unknown; null: there is none. */
  readonly sent: string | null;
  /** Id of the record that an earlier request made before the value was changed; null: none. */
  readonly earlier: number | null;
  /** Another person who logs in to the browser does not see the form. */
  readonly person: number;
}

/** A form of one person that outlives a reload and a lost network, in this tab. */
export class StoredForm<T> {
  private now: Stored<T> | null = null;
  private readonly watchers = new Set<() => void>();

  constructor(
    private readonly name: string,
    private readonly empty: T,
    private readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  ) {}

  readonly watch = (watcher: () => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  of(person: number): Stored<T> {
    if (this.now?.person !== person) this.now = this.read(person) ?? this.fresh(person);
    return this.now;
  }

  /** What a person does with the form. */
  actsOf(person: number) {
    const set = (part: Partial<Stored<T>>) => this.set({ ...this.of(person), ...part });
    return {
      change: (change: (before: T) => T) => set({ value: change(this.of(person).value) }),
      /** Before the request goes out: its answer may be lost. false: an earlier answer is unknown. */
      send: (): boolean => {
        const { sent, value } = this.of(person);
        set({ sent: sent ?? JSON.stringify(value) });
        return sent === null;
      },
      /** The only request that was sent was refused. */
      unsend: () => set({ sent: null }),
      /** An earlier request was done, and the value has changed since: it needs another key. */
      done: (earlier: number) => set({ key: newKey(), sent: null, earlier }),
      begin: (value: T) => this.set({ ...this.fresh(person), value }),
      clear: () => this.set(this.fresh(person)),
    };
  }

  private fresh(person: number): Stored<T> {
    return { person, value: this.empty, key: newKey(), sent: null, earlier: null };
  }

  private read(person: number): Stored<T> | null {
    try {
      const text = this.storage().getItem(this.name);
      const stored = text === null ? null : (JSON.parse(text) as Stored<T>);
      if (stored?.person !== person) return null;
      if (typeof stored.value !== 'object') return stored;
      // A newer version of the page may have added members.
      return { ...stored, value: Object.assign({}, this.empty, stored.value) };
    } catch {
      return null;
    }
  }

  private set(next: Stored<T>): void {
    this.now = next;
    try {
      if (next.value === this.empty) this.storage().removeItem(this.name);
      else this.storage().setItem(this.name, JSON.stringify(next));
    } catch {
      // The storage is full: the form works on, but does not outlive a reload.
    }
    for (const watcher of this.watchers) watcher();
  }
}

export function useStoredForm<T>(form: StoredForm<T>) {
  const { id } = useKnownSession().merchant;
  const state = useSyncExternalStore(form.watch, () => form.of(id));
  const acts = useMemo(() => form.actsOf(id), [form, id]);
  return { ...state, ...acts };
}
