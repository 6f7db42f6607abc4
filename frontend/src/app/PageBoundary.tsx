import Container from '@mui/material/Container';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorState } from '../components/ErrorState';
import { announceAwake } from '../early-input';

interface PageBoundaryProps {
  /** A new address gets a new chance. */
  address: string;
  children: ReactNode;
}

/** Keeps the frame standing when a page's code breaks or does not arrive, e.g. after a new release. */
export class PageBoundary extends Component<PageBoundaryProps, { brokenAt: string | null }> {
  override state = { brokenAt: null };

  static getDerivedStateFromProps({ address }: PageBoundaryProps, { brokenAt }: { brokenAt: string | null }) {
    return brokenAt === '' ? { brokenAt: address } : null;
  }

  static getDerivedStateFromError() {
    return { brokenAt: '' };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A page could not be drawn', error, info.componentStack);
    // what stands in its place has a button
    announceAwake();
  }

  override render() {
    if (this.state.brokenAt !== this.props.address) return this.props.children;
    return (
      <Container>
        <ErrorState
          title="Something went wrong on this page"
          text="Please load it again. If it keeps happening, tell us what you were doing."
          onRetry={() => window.location.reload()}
        />
      </Container>
    );
  }
}
