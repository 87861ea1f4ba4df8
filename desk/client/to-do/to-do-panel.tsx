import { useState } from 'react';
import { placeOf } from '../../content/content.ts';
import { placeKey, same, valueAt } from '../../content/entry-path.ts';
import type { ToDo } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import { type Panel as Opened, open, useDesk } from '../desk-store.ts';
import { panelFor } from '../panel-for.ts';
import { request } from '../server-state.ts';
import { openPageOf } from '../site-frame.ts';
import controls from '../ui/controls.module.css';
import { LinkButton, LinkItem, LinkList, Note, SmallButton, Working } from '../ui/controls.tsx';
import panelStyles from '../ui/panel.module.css';
import { backTo, Panel, Part } from '../ui/panel.tsx';

// a longer section to check starts closed
const mostUnfolded = 8;

/** The owner's report as a list. */
export function ToDoPanel() {
  const { state, t, sentence } = useDesk();
  const [reviewed, setReviewed] = useState<readonly ToDo[]>([]);
  /** Marks a text as reviewed, or undoes that. Its line moves at once, since the next list takes some seconds. */
  const review = (line: ToDo, button: Element, isBack = false) => {
    const move = (isReviewed: boolean) =>
      setReviewed((all) => [...all.filter((one) => one.review !== line.review), ...(isReviewed ? [line] : [])]);
    focusAfter(button);
    move(!isBack);
    const done = inBoth(isBack ? 'toReviewAgain' : 'reviewed');
    request('POST reviews', done, { review: line.review ?? '', isBack }).catch((error) => {
      move(isBack);
      throw error;
    });
  };
  if (!state.toDo) {
    return (
      <Panel title={t.panels.todo}>
        <Working>{t.looking}</Working>
      </Panel>
    );
  }
  const lines = state.toDo.filter((line) => !reviewed.some((one) => one.review === line.review));
  const toDo = lines.filter((line) => line.state === 'todo');
  const toCheck = lines.filter((line) => line.state === 'check');
  return (
    <Panel title={t.panels.todo}>
      {toDo.length === 0 ? (
        <p className={panelStyles.ready} role="status">
          {t.nothingToDo}
        </p>
      ) : (
        <p className={panelStyles.lead}>{t.toDoHelp}</p>
      )}
      <Lines lines={toDo} onReview={review} />
      {toCheck.length > 0 && (
        <>
          <h3>{t.toCheck}</h3>
          <Lines lines={toCheck} onReview={review} />
        </>
      )}
      {reviewed.length > 0 && (
        <Part title={t.justReviewed}>
          <LinkList>
            {reviewed.map((line) => (
              <LinkItem
                key={line.review}
                after={
                  <SmallButton onClick={({ currentTarget }) => review(line, currentTarget, true)}>
                    {t.reviewAgain}
                  </SmallButton>
                }
              >
                {sentence(line.text)}
              </LinkItem>
            ))}
          </LinkList>
        </Part>
      )}
    </Panel>
  );
}

/** Opens the field of a line, with a way back to the line. A text is shown on its page. */
function openField(target: Opened, { file = '', path = [] }: ToDo, line: Element): void {
  open({ ...target, from: backTo('todo', { file, path }, line) });
  if (target.name === 'words' && target.subject) openPageOf(target.subject);
}

/** Focuses the line after a line that disappears, or else the line before it or the title. */
function focusAfter(button: Element): void {
  const panel = button.closest('aside');
  const rows = [...(panel?.querySelectorAll('li') ?? [])].filter((row) => row.checkVisibility());
  const at = rows.findIndex((row) => row.contains(button));
  const next = (rows[at + 1] ?? rows[at - 1])?.querySelector('button') ?? panel?.querySelector('h2');
  next?.focus({ preventScroll: true });
}

interface LinesProps {
  lines: readonly ToDo[];
  onReview: (line: ToDo, button: Element) => void;
}

function Lines({ lines, onReview }: LinesProps) {
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
