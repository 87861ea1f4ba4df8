import type { FieldPath } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import form from '../forms/forms.module.css';
import { listsFile } from '../words/messages.ts';
import { entriesAt } from './entries.ts';
import { ListEditor } from './list-editor.tsx';

/** Every list of the hotel, each to open. */
export function ListsForm({ openPath }: { openPath: FieldPath | undefined }) {
  const { state, sentence } = useDesk();
  const lists = Object.entries(state.schemas[listsFile]?.properties ?? {});
  return (
    <div className={form.root}>
      {lists
        .filter(([, list]) => list.type === 'array')
        .map(([name, list]) => (
          <details key={name} className={form.section} open={openPath?.[0] === name || undefined}>
            <summary>
              {list.label && sentence(list.label)} <small>{entriesAt(state, [name]).length}</small>
            </summary>
            <div className={form.inside}>
              {list.help && <p className={form.help}>{sentence(list.help)}</p>}
              <ListEditor path={[name]} openPath={openPath?.[0] === name ? openPath : undefined} />
            </div>
          </details>
        ))}
    </div>
  );
}
