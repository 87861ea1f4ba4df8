// Requests to the desk's server.
import { deskPath, type Refusal, tokenHeader } from '../protocol.ts';
import { inBoth } from '../sentences/sentences.ts';

const token = document.querySelector<HTMLMetaElement>('meta[name="desk-token"]')?.content ?? '';

const noAnswer: Refusal = { problem: inBoth('noAnswer') };

/** A request that the server refused, or did not answer. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.problem.en);
    this.refusal = refusal;
  }
}

const refusalIn = (text: string): Refusal => {
  try {
    const found = JSON.parse(text) as Refusal;
    return found.problem ? found : noAnswer;
  } catch {
    return noAnswer;
  }
};

/** @throws Refused */
export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  // the server takes JSON alone, which no form of another page can send
  const sent = body ?? (method === 'POST' ? {} : undefined);
  let response: Response;
  try {
    response = await fetch(deskPath + path, {
      method,
      headers: { [tokenHeader]: token, ...(sent && { 'content-type': 'application/json' }) },
      ...(sent && { body: JSON.stringify(sent) }),
    });
  } catch {
    throw new Refused(noAnswer);
  }
  if (!response.ok) throw new Refused(refusalIn(await response.text()));
  return response.json();
}

/** Sends a file, or a form with files, and tells how much has arrived: `fetch` cannot. @throws Refused */
export function send<Answer>(
  path: string,
  file: File | FormData,
  onProgress: (share: number) => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', deskPath + path);
    request.setRequestHeader(tokenHeader, token);
    if (!(file instanceof FormData)) request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onerror = () => reject(new Refused(noAnswer));
    request.onload = () => {
      if (request.status < 300) resolve(JSON.parse(request.responseText) as Answer);
      else reject(new Refused(refusalIn(request.responseText)));
    };
    request.send(file);
  });
}

/** Calls `onRevision` whenever content has changed. */
export function listen(onRevision: (revision: number) => void): void {
  const source = new EventSource(`${deskPath}events?token=${encodeURIComponent(token)}`);
  source.onmessage = ({ data }) => onRevision(Number(data));
}
