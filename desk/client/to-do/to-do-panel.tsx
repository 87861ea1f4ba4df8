import { useState } from 'react';
import type { ToDo } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import { request } from '../server-state.ts';
import { LinkItem, LinkList, SmallButton, Working } from '../ui/controls.tsx';
import panelStyles from '../ui/panel.module.css';
import { Panel, Part } from '../ui/panel.tsx';
import { Lines } from './to-do-lines.tsx';

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
    const done = isBack ? 'toReviewAgain' : 'reviewed';
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

/** Focuses the line after a line that disappears, or else the line before it or the title. */
function focusAfter(button: Element): void {
  const panel = button.closest('aside');
  const rows = [...(panel?.querySelectorAll('li') ?? [])].filter((row) => row.checkVisibility());
  const at = rows.findIndex((row) => row.contains(button));
  const next = (rows[at + 1] ?? rows[at - 1])?.querySelector('button') ?? panel?.querySelector('h2');
  next?.focus({ preventScroll: true });
}
