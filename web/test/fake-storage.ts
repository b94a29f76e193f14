/** A storage in memory with the parts of IndexedDB that the client uses. It survives the end of a page. */
export function fakeIndexedDb(): IDBFactory {
  const bases = new Map<string, Map<string, FakeStore>>();
  const open = (name: string) => {
    const isNew = !bases.has(name);
    const stores = bases.get(name) ?? new Map<string, FakeStore>();
    bases.set(name, stores);
    const base = {
      createObjectStore: (store: string, { keyPath }: { keyPath?: string } = {}) =>
        void stores.set(store, new FakeStore(keyPath)),
      transaction: (store: string) => transactionOf(stores.get(store)!),
    };
    const request = { result: base } as unknown as IDBOpenDBRequest;
    queueMicrotask(() => {
      if (isNew) request.onupgradeneeded?.({} as IDBVersionChangeEvent);
      request.onsuccess?.({} as Event);
    });
    return request;
  };
  const databases = async () => [...bases.keys()].map((name) => ({ name, version: 1 }));
  return { open, databases } as unknown as IDBFactory;
}

function transactionOf(store: FakeStore): IDBTransaction {
  const transaction = { objectStore: () => store } as unknown as IDBTransaction;
  setImmediate(() => transaction.oncomplete?.({} as Event));
  return transaction;
}

class FakeStore {
  readonly #values = new Map<unknown, unknown>();
  #last = 0;

  constructor(private readonly keyPath: string | undefined) {}

  add(value: Record<string, unknown>) {
    const key = ++this.#last;
    return this.put({ ...value, [this.keyPath!]: key });
  }

  put(value: unknown, name?: string) {
    const key = name ?? (value as Record<string, unknown>)[this.keyPath!];
    this.#values.set(key, structuredClone(value));
    return done(key);
  }

  get = (key: unknown) => done(structuredClone(this.#values.get(key)));
  getAll = () =>
    done([...this.#values].sort(([a], [b]) => Number(a) - Number(b)).map(([, value]) => structuredClone(value)));
  delete = (key: unknown) => done(void this.#values.delete(key));
}

function done<T>(result: T): IDBRequest<T> {
  const request = { result } as unknown as IDBRequest<T>;
  queueMicrotask(() => request.onsuccess?.({} as Event));
  return request;
}

/** Web Locks, which all windows of a browser share. */
export function fakeLocks(): Pick<LockManager, "request"> {
  const last = new Map<string, Promise<unknown>>();
  const request = (name: string, task: () => Promise<unknown>) => {
    const before = last.get(name) ?? Promise.resolve();
    const ended = before.then(task, task);
    last.set(
      name,
      ended.catch(() => undefined),
    );
    return ended;
  };
  return { request } as unknown as LockManager;
}
