// Requests to the desk's server.
import { deskPath, type Refusal, type Requests, type Sentence, tokenHeader } from '../protocol.ts';
import { inBoth } from '../sentences/sentences.ts';

const token = document.querySelector<HTMLMetaElement>('meta[name="desk-token"]')?.content ?? '';

/** A request that the server refused or did not respond to. */
export class Refused extends Error {
  readonly problem: Sentence;

  constructor(problem: Sentence) {
    super(problem.en);
    this.problem = problem;
  }
}

/** @param name replaces `*` in the path. @throws Refused */
export async function sendRequest<Name extends keyof Requests>(
  request: Name,
  body?: Requests[Name]['body'],
  name = '',
): Promise<Requests[Name]['response']> {
  const [method = '', path = ''] = request.split(' ');
  const headers = new Headers({ [tokenHeader]: token });
  // the server accepts only JSON in a POST, which a form on another page cannot send
  if (method === 'POST') headers.set('content-type', 'application/json');
  const sent = method === 'POST' ? JSON.stringify(body ?? {}) : body;
  let response: Response;
  let data: unknown;
  try {
    response = await fetch(deskPath + path.replace('*', name), { method, headers, body: (sent as BodyInit) ?? null });
    data = await response.json();
  } catch {
    throw new Refused(inBoth('noAnswer'));
  }
  if (!response.ok) throw new Refused((data as Refusal).problem);
  return data as Requests[Name]['response'];
}

/** Calls `onRevision` whenever content has changed, and `onRestart` once the server has started again with another token. */
export function listen(onRevision: (revision: number) => void, onRestart: () => void): void {
  const source = new EventSource(`${deskPath}events?token=${encodeURIComponent(token)}`);
  let isKnown = false;
  source.onmessage = ({ data }) => {
    isKnown = true;
    onRevision(Number(data));
  };
  // the browser reconnects by itself; `readyState` is CLOSED only after a refusal
  source.onerror = () => {
    if (isKnown && source.readyState === EventSource.CLOSED) onRestart();
  };
}
