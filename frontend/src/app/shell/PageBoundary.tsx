import { Container } from '../../components/plain/Container';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorState } from '../../components/plain/ErrorState';
import { announceHydrated } from '../../early-input';

interface PageBoundaryProps {
  /** Resets the boundary when the address changes. */
  address: string;
  children: ReactNode;
}

/** Keeps header and footer when a page throws or its chunk fails to load, e.g. after a release. */
export class PageBoundary extends Component<PageBoundaryProps, { brokenAt: string | null }> {
  override state = { brokenAt: null };

  static getDerivedStateFromProps({ address }: PageBoundaryProps, { brokenAt }: { brokenAt: string | null }) {
    return brokenAt === '' ? { brokenAt: address } : null;
  }

  static getDerivedStateFromError() {
    return { brokenAt: '' };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A page failed to render', error, info.componentStack);
    // The fallback has a retry button, so early clicks must be replayed here too.
    announceHydrated();
  }

  override render() {
    if (this.state.brokenAt !== this.props.address) return this.props.children;
    return (
      <Container>
        <ErrorState
          title="Something went wrong on this page"
          text="Please reload it. If it keeps happening, tell us what you were doing."
          onRetry={() => window.location.reload()}
        />
      </Container>
    );
  }
}
