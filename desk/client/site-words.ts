// The site shows what is typed at once: words, and announcements.
import { announcementMessages } from '../../build/content/messages/announcement-messages.ts';
import { type Language, languageIds } from '../../src/i18n/languages.ts';
import { announcementsIn, flatMessages, messagesIn as textsIn } from '../content/content.ts';
import { currentDesk, type Desk, subscribe } from './desk-store.ts';
import { withDrafts } from './drafts/drafts.ts';
import { currentSite, stateOnPage } from './site-frame.ts';

type Messages = Record<string, string>;

/** What the page in the frame shows, by language. */
let shown = new Map<Language, Messages>();
let known: Partial<Desk> = {};

function messagesIn(desk: Desk, language: Language): Messages {
  const content = withDrafts(desk);
  const words = textsIn(content, language);
  const announced = announcementsIn(content).flatMap((record) => {
    try {
      return Object.entries(flatMessages(announcementMessages([record], language, words['hero.search.reopens'])));
    } catch {
      // a date that is being typed
      return [];
    }
  });
  return { ...words, ...Object.fromEntries(announced) };
}

function showOnSite(): void {
  const desk = currentDesk();
  const site = currentSite();
  if (!site || (desk.state === known.state && desk.drafts === known.drafts)) return;
  known = desk;
  for (const language of languageIds) {
    const messages = messagesIn(desk, language);
    const changed = Object.entries(messages).filter(([key, text]) => shown.get(language)?.[key] !== text);
    shown.set(language, messages);
    if (changed.length > 0) site.show(language, Object.fromEntries(changed));
  }
}

subscribe(showOnSite);

/** Shows what is typed on a new page, which has the words of the files. */
export function showOnNewPage(): void {
  const onPage = { ...currentDesk(), state: stateOnPage(), drafts: [] };
  shown = new Map(languageIds.map((language) => [language, messagesIn(onPage, language)]));
  known = {};
  showOnSite();
}
