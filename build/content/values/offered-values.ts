/**
 * When a text may use a value: always, or where its entry has something in one of these fields, or one of these choices. Plain
 * data, so that a form knows it too.
 */
export type Condition = true | Record<string, true | readonly string[]>;

/** The names of the values that a page offers to a text of an entry. */
export const offeredValues = (values: Record<string, Condition>, entry: Record<string, unknown>): string[] =>
  Object.keys(values).filter((name) => {
    const condition = values[name] ?? true;
    return (
      condition === true ||
      Object.entries(condition).some(([field, choices]) => {
        const has = entry[field];
        return choices === true ? has !== undefined && has !== null : choices.includes(String(has));
      })
    );
  });
