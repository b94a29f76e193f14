/**
 * Records of this phone for the draws of an event, by name. They are written to the disk before a promise resolves, and
 * never changed by another window in between.
 */
export interface Records {
  get<T>(name: string): Promise<T | undefined>;
  /** The values whose names begin with this, in the order of the names. */
  list<T>(prefix: string): Promise<T[]>;
  put(name: string, value: unknown): Promise<void>;
  /** Adds a value unless there is one with this name. Returns the one that is stored. */
  once<T>(name: string, value: T): Promise<T>;
}

const STORE = "records";

/** The records in IndexedDB. Each access rejects if the browser has none, as in some private windows. */
export class StoredRecords implements Records {
  #opened: Promise<IDBDatabase> | undefined;

  constructor(private readonly run: string) {}

  get = <T>(name: string): Promise<T | undefined> =>
    this.#do("readonly", (store) => store.get(name) as IDBRequest<T | undefined>);

  list = <T>(prefix: string): Promise<T[]> =>
    this.#do("readonly", (store) => store.getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`)) as IDBRequest<T[]>);

  put = async (name: string, value: unknown): Promise<void> =>
    void (await this.#do("readwrite", (store) => store.put(value, name)));

  async once<T>(name: string, value: T): Promise<T> {
    const transaction = await this.#transaction("readwrite");
    return new Promise((resolve, reject) => {
      const store = transaction.objectStore(STORE);
      const known = store.get(name) as IDBRequest<T | undefined>;
      known.onsuccess = () => known.result === undefined && store.put(value, name);
      transaction.oncomplete = () => resolve(known.result ?? value);
      transaction.onabort = () => reject(failure(transaction.error));
    });
  }

  async #do<T>(mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const transaction = await this.#transaction(mode);
    return new Promise((resolve, reject) => {
      const made = request(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(made.result);
      transaction.onabort = () => reject(failure(transaction.error));
    });
  }

  /** Strict: a secret or a message must survive the end of the browser before the room learns of it. */
  async #transaction(mode: IDBTransactionMode): Promise<IDBTransaction> {
    this.#opened ??= this.#open();
    return (await this.#opened).transaction(STORE, mode, { durability: "strict" });
  }

  #open(): Promise<IDBDatabase> {
    const forget = () => (this.#opened = undefined);
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(`cardroom-draws-${this.run}`, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE);
      request.onerror = () => {
        forget();
        reject(failure(request.error));
      };
      request.onsuccess = () => {
        request.result.onclose = forget;
        request.result.onversionchange = () => {
          request.result.close();
          forget();
        };
        resolve(request.result);
      };
    });
  }
}

const failure = (error: DOMException | null) => error ?? new Error("the storage failed");
