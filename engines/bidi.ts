/** What the events that are listened to say, as far as it is read here. */
interface Events {
  'log.entryAdded': { level: string; text: string; stackTrace?: { callFrames: { url: string }[] } };
  'network.responseCompleted': { request: { url: string }; response: { status: number } };
}

type Message =
  | { type: 'success'; id: number; result: unknown }
  | { type: 'error'; id: number; error: string; message: string }
  | { type: 'event'; method: keyof Events; params: Events[keyof Events] };

/** A connection by WebDriver BiDi: commands one way, answers and events the other. */
export class BidiConnection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  readonly #listeners = new Map<string, (params: never) => void>();
  #count = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#take(JSON.parse(String(data))));
    socket.addEventListener('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('The browser has hung up.'));
    });
  }

  static async open(address: string): Promise<BidiConnection> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error(`Nobody answers at ${address}.`)));
    });
    return new BidiConnection(socket);
  }

  send<Result = void>(method: string, params: object = {}): Promise<Result> {
    const id = ++this.#count;
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.set(id, waiting);
    this.#socket.send(JSON.stringify({ id, method, params }));
    return waiting.promise as Promise<Result>;
  }

  on<Name extends keyof Events>(name: Name, listener: (params: Events[Name]) => void): void {
    this.#listeners.set(name, listener);
  }

  close(): void {
    this.#socket.close();
  }

  #take(message: Message): void {
    if (message.type === 'event') {
      this.#listeners.get(message.method)?.(message.params as never);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type === 'error') waiting?.reject(new Error(`${message.error}: ${message.message}`));
    else waiting?.resolve(message.result);
  }
}
