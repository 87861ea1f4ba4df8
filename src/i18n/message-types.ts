import type { MessageValues } from './message-values.ts';

/** Every key of the dictionaries, `group.key`. `it.json` types the others. */
export type MessageKey = keyof MessageValues;

export type Values = Record<string, string | number>;

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The keys of messages without values. */
export type PlainKey = { [Key in MessageKey]: keyof MessageValues[Key] extends never ? Key : never }[MessageKey];

/** The values of a message. A key that is one of several needs the values of all of them. */
export type ValuesOf<Key extends MessageKey> = Intersection<MessageValues[Key]>;

type Arguments<Key extends MessageKey> =
  // of a misspelt key, the compiler infers every key: it then reports the key alone
  MessageKey extends Key
    ? [values?: Values | undefined]
    : keyof ValuesOf<Key> extends never
      ? [values?: Values | undefined]
      : // a message may ignore some values
        [values: ValuesOf<Key> & Values];

/** Returns a message as plain text. */
export type Translate = <Key extends MessageKey>(key: Key, ...values: Arguments<Key>) => string;
