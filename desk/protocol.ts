// The protocol between the desk's page and its server: JSON over /__desk/, with the token of this start in a header.
import type { FieldPath, Place } from '../build/content/faults/fault.ts';
import type { PriceListPage } from '../build/photos/price-list.ts';

/** The path of every request to the server. */
export const deskPath = '/__desk/';

/** The path of the files of the desk's page and of the site in its frame. */
export const filesPath = '/__desk-files/';

/** The path of the drawings. */
export const drawingsPath = '/__desk-drawings/';

/** The URL of a drawing. */
export const drawingOf = (name: string) => `${drawingsPath}${name}.svg`;

export const megabyte = 1024 * 1024;

/** What the files of one request may weigh, in megabytes. */
export const mostUploaded = 60;

/** The header of every request but the event stream, which takes the token as `?token=`. */
export const tokenHeader = 'x-desk-token';

/** The session-storage key of the day on which the desk shows the site, YYYY-MM-DD. */
export const dayKey = 'desk-day';

/** A sentence for the owner, in the languages of the desk. */
export type Sentence = Record<'it' | 'en', string>;

export type { FieldPath, Place };

/** One change of a file. Without `value` the field is removed. An unknown id, or an index equal to the length of a list, appends. */
export interface Edit extends Place {
  value?: unknown;
  /** the value that the page knew, null for none; if the file has another one by now, the edit is refused without a fault */
  before?: unknown;
}

/** A fault that the build would report, with a sentence for the owner. */
export interface DeskFault extends Place {
  problem: Sentence;
  /** in a readable form */
  example?: Sentence;
  /** the only valid value, if there is just one */
  right?: unknown;
}

/** An edit that is not saved. Without faults, it is in conflict with a change by somebody else. */
export interface RefusedEdit {
  /** its index in the request */
  edit: number;
  faults: DeskFault[];
}

/** A photograph that replaces a drawing, or a drawing that it may replace. */
export interface DeskPicture {
  name: string;
  /** its alternative text, or its entry's title */
  title: Sentence;
  /** the message keys of its alternative texts, `group.key` */
  altKeys: string[];
  /** the entry of a list that it belongs to, in lists.json */
  entry?: FieldPath;
  /** the drawing that the site shows without a photograph */
  drawing?: string;
  /** undefined while the drawing is shown */
  photograph?: {
    /** the whole photograph, upright; it may be smaller than `width` and `height` */
    url: string;
    width: number;
    height: number;
    focus: [number, number];
    /** the picture whose photograph it is, if not its own: an upright crop without one takes the wide one's */
    of?: string;
  };
  /** the id of the converted photograph that the site shows; changes with its bytes, crop or focus */
  ready?: string;
  /** the least size of a photograph, in pixels */
  least: { width: number; height: number };
  /** the crops with their uses; `ratio` is width divided by height */
  crops: { label: Sentence; ratio: number }[];
}

/** One line of the owner's report, and the field that it is about. */
export interface ToDo extends Partial<Place> {
  state: 'todo' | 'check';
  section: Sentence;
  text: Sentence;
  /** further lines, with the key of the message that a line quotes */
  more?: (Sentence & { key?: string })[];
  /** set if the site cannot be built until it is done */
  isBlocking?: boolean;
  /** the trailers that record a review of the text */
  review?: string;
}

/** Everything that the desk's page needs. */
export interface DeskState {
  /** changes with every write of a content file, by the desk or by others */
  revision: number;
  files: Record<string, unknown>;
  /** whether the build would refuse the content */
  hasFaults: boolean;
  pictures: DeskPicture[];
  /** the pages of the price list, for all languages and for single ones */
  priceList: PriceListPage[];
  /** undefined until the first list is made */
  toDo?: ToDo[] | undefined;
  undo?: Sentence;
  redo?: Sentence;
  repository: {
    lacks?: 'git' | 'repository';
    remote?: string;
    /** why git cannot tell what has changed */
    problem?: Sentence;
    /** what has changed since the newest version */
    unsaved: VersionChange[];
  };
}

/** A change in a version: its label, and the values before and after, if any. */
export interface VersionChange {
  label: Sentence;
  before?: unknown;
  after?: unknown;
  /** the changed field with its old value, which can be restored */
  was?: Place & { value: unknown };
  /** the removed entry, or the removed or replaced photograph, without a path; and the version that still has it */
  gone?: Place & { version: string };
}

export interface Version {
  id: string;
  sentence: string;
  /** ISO 8601 */
  date: string;
  author: string;
  /** set for the content before the first version of the desk, whose sentence is a developer's */
  isStart?: true;
}

/** One side of a merge. */
export type Side = 'ours' | 'theirs';

/** A field or photograph that both sides have changed: its label, and both values. */
export interface Clash extends Place {
  label: Sentence;
  ours: unknown;
  theirs: unknown;
}

/** The chosen side of each clash, by the key of its place. */
export type Choices = Record<string, Side>;

/** The result of publishing. */
export interface PublishResult {
  message: Sentence;
  outcome: 'published' | 'upToDate' | 'refused';
  /** the address of the published site */
  site?: string;
  /** the changes that others have published meanwhile, now merged */
  joined?: VersionChange[];
  clashes?: Clash[];
}

/** A response that refuses: 400 malformed, 403 not from this desk, 409 not possible now, 413 too large, 415 wrong type, 422 faults. */
export interface Refusal {
  problem: Sentence;
}

interface ToState<Body = undefined> {
  body: Body;
  response: DeskState;
}

/** Each request by its method and path, in which `*` is a name. Any may be answered by a Refusal. */
export interface Requests {
  'GET state': ToState;
  /**
   * Saves the edits that are not refused. Its undo step is named by the label, or after the newest of them. A change with the
   * session of the newest step joins that step, so that undo reverts a whole visit to a field. A change without effect makes no
   * step.
   */
  'POST change': {
    body: { label?: Sentence | undefined; edits: Edit[]; session?: string | undefined };
    response: { state: DeskState; refused: RefusedEdit[] };
  };
  /** with the label of the step that the owner sees */
  'POST undo': ToState<{ label: Sentence }>;
  'POST redo': ToState<{ label: Sentence }>;
  'PUT photographs/*': ToState<FormData>;
  'DELETE photographs/*': ToState;
  /** appends a photograph to a gallery */
  'PUT galleries/*': ToState<FormData>;
  /** replaces the list for a language, or that for 'all', by the files of a form */
  'PUT price-list/*': ToState<FormData>;
  'DELETE price-list/*': ToState;
  'GET versions': { body: undefined; response: { versions: Version[] } };
  /** the changes since the version before */
  'GET versions/*': { body: undefined; response: { changes: VersionChange[] } };
  'POST versions': ToState<{ sentence: string }>;
  /** restores the version's content, as a change that can be undone; the new versions have a sentence in the owner's language */
  'POST versions/*/restore': ToState<{ language: keyof Sentence }>;
  /** restores a photograph or a removed entry of a version */
  'POST versions/*/put-back': ToState<Place>;
  /** starts to keep versions */
  'POST repository': ToState;
  /** records or takes back the review of a text */
  'POST reviews': ToState<{ review: string; isBack?: boolean }>;
  /** with the chosen side for each clash, by the key of its place */
  'POST publish': { body: { choices: Choices }; response: PublishResult };
}

/*
 * Two more: `events?token=…` is an event stream of the revision, which changes with content files, photographs and the to-do
 * list; `photographs/<name>` is a preview for the desk's page.
 */
