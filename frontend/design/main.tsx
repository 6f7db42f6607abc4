import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import 'virtual:theme.css';
import '../src/theme/base.css';
import { MuiScope } from '../src/theme/MuiScope';
import { DesignPage } from './DesignPage';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <MuiScope>
      <MemoryRouter>
        <DesignPage />
      </MemoryRouter>
    </MuiScope>,
  );
