import { BrowserRouter } from 'react-router-dom';
import { Wordmark } from '../ui/wordmark.tsx';

/** The composition root. */
export function App() {
  return (
    <BrowserRouter>
      <Wordmark to="/" />
    </BrowserRouter>
  );
}
