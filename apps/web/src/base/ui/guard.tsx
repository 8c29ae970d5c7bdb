import { Component, type ReactNode } from 'react';
import { Failure } from './empty.js';

/** An error boundary: shows an error in place of its children; the rest of the page works on. */
export class Guard extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return <Failure error={this.state.error} again={() => this.setState({ error: null })} />;
  }
}
