import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import './styles/app.css';

const root = document.getElementById('root');
if (!root) throw new Error('app.html has no #root to draw into');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
