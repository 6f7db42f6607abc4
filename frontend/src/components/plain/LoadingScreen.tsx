import { LogoMark } from './LogoMark';
import './LoadingScreen.css';

/** Full-page loading state: the session is still unknown, or the page's chunk is loading. */
export const LoadingScreen = () => (
  <div className="loading-screen" role="status">
    <div className="logo">
      <LogoMark size={44} />
    </div>
    <p>Loading...</p>
  </div>
);
