import { SharedApp } from './app/shared-app.tsx';
import { startApp } from './app/start-app.tsx';
import './styles/app.css';

startApp(<SharedApp />);
