// The desk's document: the bar, a panel, and the site in a frame.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import '../../src/styles/fonts.css';
import './desk.css';
import { Desk } from './desk.tsx';
import { start } from './start.ts';

void start();
createRoot(document.getElementById('desk') as HTMLElement).render(
  <StrictMode>
    <Desk />
  </StrictMode>,
);
