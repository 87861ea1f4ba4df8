import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { createServerModuleRunner, normalizePath, type ViteDevServer } from 'vite';
import { faultsIn, placeLabel } from '../../build/content/check-content.ts';
import type { Fault } from '../../build/content/fault.ts';
import { findPhotographs } from '../../build/photos/photographs.ts';
import { ownerMessages } from '../../tools/owner/owner-messages.ts';
import type { ownerReport, Section } from '../../tools/owner/owner-report.ts';
import type { Sentence, ToDo } from '../protocol.ts';
import type { Desk } from './desk.ts';
import { deskFault } from './desk-faults.ts';
import { contentFiles } from './project-files.ts';

/**
 * Gives the last list that was made, so that nobody waits for it. When the content has changed, a new one is made meanwhile,
 * and the desk tells its page if it differs.
 */
export function toDoList(desk: Pick<Desk, 'revision' | 'tell'>, make: () => Promise<ToDo[]>): () => Promise<ToDo[]> {
  let first: Promise<ToDo[]> | undefined;
  let list: ToDo[] = [];
  let revision = 0;
  let making = false;

  async function update(): Promise<void> {
    if (making) return;
    making = true;
    try {
      while (revision !== desk.revision) {
        revision = desk.revision;
        const made = await make();
        if (isDeepStrictEqual(made, list)) continue;
        list = made;
        const isNewest = revision === desk.revision;
        desk.tell();
        if (isNewest) revision = desk.revision;
      }
    } catch (error) {
      console.error(error);
    } finally {
      making = false;
    }
  }

  return async () => {
    if (!first) {
      revision = desk.revision;
      first = make();
      list = await first;
    }
    await first;
    void update();
    return list;
  };
}

/** The owner's report as a list. */
export async function makeToDoList(desk: Desk, server: ViteDevServer): Promise<ToDo[]> {
  const faults = faultsIn(desk.read);
  // the report imports the content, which must be valid
  if (faults.length > 0) return faultEntries(faults);
  const broken = (await findPhotographs(desk.root)).faults;
  return [...faultEntries(broken), ...(await reportEntries(server, desk.root))];
}

/** The report on the current content. Its modules import the content, so each report imports them again. */
async function reportEntries(server: ViteDevServer, root: URL): Promise<ToDo[]> {
  const { ssr } = server.environments;
  if (!ssr) return [];
  for (const file of contentFiles) {
    const modules = ssr.moduleGraph.getModulesByFile(normalizePath(fileURLToPath(new URL(file, root)))) ?? [];
    for (const module of modules) ssr.moduleGraph.invalidateModule(module);
  }
  const runner = createServerModuleRunner(ssr, { hmr: false });
  try {
    const module: { ownerReport: typeof ownerReport } = await runner.import('/tools/owner/owner-report.ts');
    const now = Date.now();
    const [it, en] = (['it', 'en'] as const).map((language) =>
      module.ownerReport({ language, messages: ownerMessages[language], now }),
    );
    return inBothLanguages(it ?? [], en ?? []);
  } finally {
    await runner.close();
  }
}

/** What is to do or to check in a report in two languages. */
export function inBothLanguages(italian: readonly Section[], english: readonly Section[]): ToDo[] {
  return italian.flatMap(({ title, entries }, index) => {
    const other = english[index];
    const section: Sentence = { it: title, en: other?.title ?? title };
    return entries.flatMap(({ state, text, more, field }, line): ToDo[] => {
      if (state !== 'todo' && state !== 'check') return [];
      const twin = other?.entries[line];
      return [
        {
          ...{ state, section, text: { it: text, en: twin?.text ?? text } },
          ...(more && { more: more.map((it, one) => ({ it, en: twin?.more?.[one] ?? it })) }),
          ...field,
        },
      ];
    });
  });
}

const faultSection: Sentence = { it: ownerMessages.it.faults, en: ownerMessages.en.faults };

function faultEntries(faults: readonly Fault[]): ToDo[] {
  return faults.map((fault) => {
    const { file, path, problem, example } = deskFault(fault);
    const label = placeLabel(fault);
    return {
      ...{ state: 'todo', section: faultSection, file, path },
      text: { it: `${label.it}: ${problem.it}`, en: `${label.en}: ${problem.en}` },
      ...(example && {
        more: [{ it: ownerMessages.it.faultExample(example), en: ownerMessages.en.faultExample(example) }],
      }),
    };
  });
}
