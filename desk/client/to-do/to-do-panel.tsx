import { placeKey } from '../../content/entry-path.ts';
import type { ToDo } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import { type Panel as Opened, open, useDesk } from '../desk-store.ts';
import { panelFor } from '../panel-for.ts';
import { request } from '../server-state.ts';
import { openPageOf } from '../site-frame.ts';
import { LinkItem, LinkList, Note, SmallButton, Working } from '../ui/controls.tsx';
import panelStyles from '../ui/panel.module.css';
import { Panel, Part } from '../ui/panel.tsx';

const review = (id: string | undefined) => request('POST reviews', inBoth('reviewed'), { review: id });

/** The owner's report as a list. */
export function ToDoPanel() {
  const { state, t } = useDesk();
  if (!state.toDo) {
    return (
      <Panel title={t.panels.todo}>
        <Working>{t.looking}</Working>
      </Panel>
    );
  }
  const toDo = state.toDo.filter((line) => line.state === 'todo');
  const toCheck = state.toDo.filter((line) => line.state === 'check');
  return (
    <Panel title={t.panels.todo}>
      {toDo.length === 0 ? (
        <p className={panelStyles.ready} role="status">
          {t.nothingToDo}
        </p>
      ) : (
        <p className={panelStyles.lead}>{t.toDoHelp}</p>
      )}
      <Lines lines={toDo} />
      {toCheck.length > 0 && (
        <>
          <h3>{t.toCheck}</h3>
          <Lines lines={toCheck} />
        </>
      )}
    </Panel>
  );
}

/** Opens what a line speaks of, with the way back to the line; a text is shown on its page. */
function lead(target: Opened, { file = '', path = [] }: ToDo, line: Element): void {
  const top = line.closest('aside')?.scrollTop ?? 0;
  open({ ...target, from: { name: 'todo', at: { file, path }, top } });
  if (target.name === 'words' && target.subject) openPageOf(target.subject);
}

function Lines({ lines }: { lines: readonly ToDo[] }) {
  const { state, t, sentence } = useDesk();
  const sections = Map.groupBy(lines, ({ section }) => sentence(section));
  return [...sections].map(([section, inSection]) => (
    <Part key={section} title={section}>
      {inSection.some(({ isBlocking }) => isBlocking) && <Note>{t.blocks}</Note>}
      <LinkList>
        {inSection.map((line) => {
          const target = line.file && panelFor(state, line.file, line.path);
          return (
            <LinkItem
              key={`${line.text.en} ${line.file} ${line.path?.join('.')}`}
              {...(target && {
                onClick: (event) => lead(target, line, event.currentTarget),
                field: placeKey({ file: line.file ?? '', path: line.path ?? [] }),
                value: <span aria-hidden="true">→</span>,
              })}
              after={line.review && <SmallButton onClick={() => void review(line.review)}>{t.isFine}</SmallButton>}
            >
              {sentence(line.text)}
              {line.more?.map((more) => (
                <Note key={more.en}>{sentence(more)}</Note>
              ))}
            </LinkItem>
          );
        })}
      </LinkList>
    </Part>
  ));
}
