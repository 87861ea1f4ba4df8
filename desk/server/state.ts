import type { DeskState } from '../protocol.ts';
import type { Desk } from './content/desk.ts';
import { contentFaults } from './content/desk-faults.ts';
import { contentIn } from './content/place-names.ts';
import { picturesOf } from './photographs/pictures.ts';
import { priceListOf } from './photographs/price-list.ts';
import type { Versions } from './versions/versions.ts';

export interface DeskParts {
  desk: Desk;
  versions: Versions;
  toDo: () => DeskState['toDo'];
  token: string;
}

/** Everything that the desk’s page needs. */
export async function stateOf({ desk, versions, toDo, token }: DeskParts): Promise<DeskState> {
  await desk.refresh();
  // git runs meanwhile
  const ofGit = versions.repository();
  const { revision, journal } = desk;
  const undo = journal.done.at(-1)?.label;
  const redo = journal.undone.at(-1)?.label;
  return {
    revision,
    ...contentIn(desk.read),
    hasFaults: contentFaults(desk.root, desk.read).length > 0,
    pictures: await picturesOf(desk, token),
    priceList: priceListOf(desk.root),
    toDo: toDo(),
    ...(undo && { undo }),
    ...(redo && { redo }),
    repository: await ofGit,
  };
}
