import { useState } from 'react';
import { placeOf } from '../../content/content.ts';
import { placeKey, same, valueAt } from '../../content/entry-path.ts';
import type { ToDo } from '../../protocol.ts';
import { type Panel as Opened, open, useDesk } from '../desk-store.ts';
import { panelFor } from '../panel-for.ts';
import { openPageOf } from '../site-frame.ts';
import controls from '../ui/controls.module.css';
import { LinkButton, LinkItem, LinkList, Note, SmallButton } from '../ui/controls.tsx';
import { backTo, Part } from '../ui/panel.tsx';

// a longer section to check starts closed
const mostUnfolded = 8;

interface LinesProps {
  lines: readonly ToDo[];
  onReview: (line: ToDo, button: Element) => void;
}

/** Lines by section. */
export function Lines({ lines, onReview }: LinesProps) {
  const { sentence } = useDesk();
  const sections = Map.groupBy(lines, ({ section }) => sentence(section));
  return [...sections].map(([title, inSection]) => (
    <Section key={title} title={title} lines={inSection} onReview={onReview} />
  ));
}

function Section({ title, lines, onReview }: LinesProps & { title: string }) {
  const { state, filesOfToDo, language, t, sentence } = useDesk();
  // stays so while lines are reviewed: another structure would lose the focus
  const [isLong] = useState(lines.filter((line) => line.state === 'check').length > mostUnfolded);
  // a new list takes some seconds
  const isChanged = ({ file = '', path = [] }: ToDo) =>
    !same(valueAt(filesOfToDo[file], path), valueAt(state.files[file], path));
  const list = (
    <LinkList>
      {lines.map((line) => {
        const target = line.file && panelFor(state, line.file, line.path);
        return (
          <LinkItem
            key={`${line.text.en} ${line.file} ${line.path?.join('.')}`}
            {...(target && {
              onClick: (event) => openField(target, line, event.currentTarget),
              field: placeKey({ file: line.file ?? '', path: line.path ?? [] }),
              value: <span aria-hidden="true">→</span>,
            })}
            after={
              <>
                {line.review && (
                  <SmallButton onClick={({ currentTarget }) => onReview(line, currentTarget)}>{t.isFine}</SmallButton>
                )}
                {line.more?.map(
                  ({ key, ...quote }) =>
                    key && (
                      <LinkButton
                        key={key}
                        onClick={({ currentTarget }) => {
                          const at = placeOf(state, key, language);
                          openField({ name: 'words', subject: key, at }, line, currentTarget);
                        }}
                      >
                        {sentence(quote)}
                      </LinkButton>
                    ),
                )}
              </>
            }
          >
            {sentence(line.text)}
            {isChanged(line) && <Note>{t.changedJustNow}</Note>}
            {line.more?.map((more) => !more.key && <Note key={more.en}>{sentence(more)}</Note>)}
          </LinkItem>
        );
      })}
    </LinkList>
  );
  return (
    <Part title={title}>
      {lines.some(({ isBlocking }) => isBlocking) && <Note>{t.blocks}</Note>}
      {isLong ? (
        <div className={controls.list}>
          <details>
            <summary>{t.points(lines.length)}</summary>
            {list}
          </details>
        </div>
      ) : (
        list
      )}
    </Part>
  );
}

/** Opens the field of a line, with a way back to the line. A text is shown on its page. */
function openField(target: Opened, { file = '', path = [] }: ToDo, line: Element): void {
  open({ ...target, from: backTo('todo', { file, path }, line) });
  if (target.name === 'words' && target.subject) openPageOf(target.subject);
}
