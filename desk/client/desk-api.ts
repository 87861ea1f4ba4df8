// Requests to the desk's server.
import { type DeskState, deskPath, type Refusal, type Requests, type Sentence, tokenHeader } from '../protocol.ts';
import { inBoth } from '../sentences/sentences.ts';

const token = document.querySelector<HTMLMetaElement>('meta[name="desk-token"]')?.content ?? '';

/** A request that the server refused, or did not answer. */
export class Refused extends Error {
  readonly problem: Sentence;

  constructor(problem: Sentence) {
    super(problem.en);
    this.problem = problem;
  }
}

const notAnswered = () => new Refused(inBoth('noAnswer'));

function refusedIn(text: string): Refused {
  try {
    return new Refused((JSON.parse(text) as Refusal).problem);
  } catch {
    return notAnswered();
  }
}

const addressOf = (path: string, name = '') => deskPath + path.replace('*', name);

/** @param name what stands for `*` in the path. @throws Refused */
export async function ask<Name extends keyof Requests>(
  request: Name,
  body?: Requests[Name]['body'],
  name?: string,
): Promise<Requests[Name]['answer']> {
  const [method = '', path = ''] = request.split(' ');
  // the server takes JSON alone, which no form of another page can send
  const sent = method === 'POST' && { body: JSON.stringify(body ?? {}) };
  let response: Response;
  try {
    response = await fetch(addressOf(path, name), {
      method,
      headers: { [tokenHeader]: token, ...(sent && { 'content-type': 'application/json' }) },
      ...sent,
    });
  } catch {
    throw notAnswered();
  }
  if (!response.ok) throw refusedIn(await response.text());
  return response.json();
}

export type UploadRequest = 'PUT photographs/*' | 'PUT price-list/*';

/** Sends files, and tells how much has arrived: `fetch` cannot. @throws Refused */
export function send(
  upload: UploadRequest,
  name: string,
  files: readonly File[],
  onProgress: (share: number) => void,
): Promise<DeskState> {
  const form = new FormData();
  for (const file of files) form.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', addressOf(upload.replace('PUT ', ''), name));
    request.setRequestHeader(tokenHeader, token);
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onerror = () => reject(notAnswered());
    request.onload = () => {
      if (request.status < 300) resolve(JSON.parse(request.responseText));
      else reject(refusedIn(request.responseText));
    };
    request.send(form);
  });
}

/** Calls `onRevision` whenever content has changed, and `onRestart` once the server has started again with another token. */
export function listen(onRevision: (revision: number) => void, onRestart: () => void): void {
  const source = new EventSource(`${deskPath}events?token=${encodeURIComponent(token)}`);
  let isKnown = false;
  source.onmessage = ({ data }) => {
    isKnown = true;
    onRevision(Number(data));
  };
  // while nobody answers, the browser asks again and again: closed is what was refused
  source.onerror = () => {
    if (isKnown && source.readyState === EventSource.CLOSED) onRestart();
  };
}
