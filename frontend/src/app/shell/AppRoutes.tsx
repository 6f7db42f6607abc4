import { Route, Routes } from 'react-router';
import { pages } from './pages';
import { NotFoundPage } from '../pages/NotFoundPage';
import { PageView } from './PageView';
import { RootLayout } from './RootLayout';

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<RootLayout />}>
        {pages.map((page) => (
          <Route key={page.path} path={page.path} element={<PageView key={page.path} page={page} />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
