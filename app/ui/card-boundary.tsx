import { Component } from 'react';
import type { Elements } from './elements.ts';
import { ErrorState } from './states.tsx';

interface CardBoundaryProps {
  children: Elements;
}

/**
 * Keeps a failure to the card in which it happened. A class, because React has no other boundary. The first press draws the
 * card anew; where that was no help, the next one loads the page anew.
 */
export class CardBoundary extends Component<CardBoundaryProps> {
  override state = { hasFailed: false };
  private isSecondTry = false;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  private readonly retry = () => {
    if (this.isSecondTry) location.reload();
    else this.setState({ hasFailed: false });
    this.isSecondTry = true;
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorState
        title="We couldn't show this part"
        message="The rest of the page works, and nothing of yours is lost."
        onRetry={this.retry}
      />
    );
  }
}
