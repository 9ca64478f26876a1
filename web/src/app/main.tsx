import './first.ts';
import '../ui/styles.ts';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the app.');

createRoot(root).render(<App />);
