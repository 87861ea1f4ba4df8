// What the desk's page and its server say to each other: JSON over /__desk/, with the start's token in a header.
import type { PriceListPage } from '../build/photos/price-list.ts';

/** The path of every request to the server. */
export const deskPath = '/__desk/';

/** The path of the files of the desk's page and of the site in its frame. */
export const filesPath = '/__desk-files/';

/** The URL of a drawing. */
export const drawingOf = (name: string) => `/__desk-drawings/${name}.svg`;

/** The header of every request but the event stream, which takes the token as `?token=`. */
export const tokenHeader = 'x-desk-token';

/** Where the browser keeps the day on which the desk shows the site, YYYY-MM-DD. */
export const dayKey = 'desk-day';

/** A sentence for the owner, in the languages of the desk. */
export type Sentence = Record<'it' | 'en', string>;

/** The steps to a field in a file: keys, indexes, and `@id` for the entry of a list with this id. */
export type FieldPath = (string | number)[];

/** A place in the content: a field of a file, which is named from the project's root. */
export interface Place {
  file: string;
  path: FieldPath;
}

/** One change of a file. Without `value` the field is removed. An id that no entry has, or an index equal to the length of a list, appends. */
export interface Edit extends Place {
  value?: unknown;
  /** what the page showed before, null for nothing; if the file says something else by now, the edit is refused without a fault */
  before?: unknown;
}

/** A fault that the build would report, in the owner's words. */
export interface DeskFault extends Place {
  problem: Sentence;
  /** as people write it */
  example?: Sentence;
  /** the one value that would be right, where there is one */
  right?: unknown;
}

/** An edit that is not written. Without faults, somebody else has changed its field meanwhile. */
export interface RefusedEdit {
  /** its place in the request */
  edit: number;
  faults: DeskFault[];
}

/** A photograph that replaces a drawing, or a drawing that it may replace. */
export interface DeskPicture {
  name: string;
  /** what it is called: its description, or its entry's title */
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
  /** the photograph in its place that the site has ready: another one for other bytes, crop or focus */
  ready?: string;
  /** the least size of a photograph, in pixels */
  least: { width: number; height: number };
  /** the crops, by what they are for: width divided by height */
  crops: { label: Sentence; ratio: number }[];
}

/** One line of the owner's report, and the field that it speaks of. */
export interface ToDo extends Partial<Place> {
  state: 'todo' | 'check';
  section: Sentence;
  text: Sentence;
  more?: Sentence[];
  /** the site cannot be built as long as it is there */
  isBlocking?: boolean;
  /** what says that a text which lags is fine as it is */
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
    /** why git cannot say what has changed */
    problem?: Sentence;
    /** what has changed since the newest version */
    unsaved: VersionChange[];
  };
}

/** What changed in a version: what it is called, and its value before and after, where it had one. */
export interface VersionChange {
  label: Sentence;
  before?: unknown;
  after?: unknown;
  /** the field that has another value now, with the one that can be put back */
  was?: Place & { value: unknown };
  /** the photograph that is gone, and the version that still has it */
  photograph?: { file: string; version: string };
}

export interface Version {
  id: string;
  sentence: string;
  /** ISO 8601 */
  date: string;
  author: string;
  /** the content before the first version of the desk: its sentence is of those who made the site */
  isStart?: true;
}

/** The result of publishing. */
export interface PublishResult {
  message: Sentence;
  published: boolean;
  /** where to look */
  site?: string;
  /** what others have published meanwhile, and what is here too by now */
  joined?: VersionChange[];
  /** the fields and photographs that others have published otherwise: what each is called, and the value of each side */
  clashes?: (Place & { label: Sentence; ours: unknown; theirs: unknown })[];
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
   * Writes the edits that are not refused. A change with the session of the newest step joins that step, so that undo takes
   * back a visit to a field; one that changes nothing makes no step.
   */
  'POST change': {
    body: { label: Sentence; edits: Edit[]; session?: string | undefined };
    response: { state: DeskState; refused: RefusedEdit[] };
  };
  /** with the step that its owner sees */
  'POST undo': ToState<{ label: Sentence }>;
  'POST redo': ToState<{ label: Sentence }>;
  'PUT photographs/*': ToState<FormData>;
  'DELETE photographs/*': ToState;
  /** replaces the list for a language, or that for 'all', by the files of a form */
  'PUT price-list/*': ToState<FormData>;
  'DELETE price-list/*': ToState;
  'GET versions': { body: undefined; response: { versions: Version[] } };
  /** what has changed since the version before */
  'GET versions/*': { body: undefined; response: { changes: VersionChange[] } };
  'POST versions': ToState<{ sentence: string }>;
  /** writes the version's content, as a change that can be undone */
  'POST versions/*/restore': ToState;
  /** puts back a photograph that a version has */
  'POST versions/*/photographs': ToState<{ file: string }>;
  /** begins to keep versions */
  'POST repository': ToState;
  /** keeps that a text is fine as it is */
  'POST reviews': ToState<{ review: string; isBack?: boolean }>;
  /** with whose value counts, by the keys of the places that clash */
  'POST publish': { body: { choices: Record<string, 'ours' | 'theirs'> }; response: PublishResult };
}

/*
 * Besides, `events?token=…` sends the present revision, and another one whenever a content file, a photograph or the to-do list
 * has changed; `photographs/<name>` is a picture for the desk's page.
 */
