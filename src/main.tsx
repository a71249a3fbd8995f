import { App } from './app/app.tsx';
import { startApp } from './app/start-app.tsx';
import './styles/app.css';

startApp(<App />);
