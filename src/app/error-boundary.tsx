import { Component, type ComponentType, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Draws what stands in place of the broken part. */
  Fallback: ComponentType<{ message: string }>;
  children: ReactNode;
}

interface ErrorBoundaryState {
  /** Null while everything is well. */
  message: string | null;
}

/** Catches what breaks while drawing; React has no hook for it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { message: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    const { children, Fallback } = this.props;
    return message === null ? children : <Fallback message={message} />;
  }
}
