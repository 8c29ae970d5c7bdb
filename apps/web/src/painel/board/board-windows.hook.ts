import { useEffect, useMemo, useRef } from 'react';

/** What the board and a map in a window of its own tell each other. */
interface WindowMessage {
  /** From the board: what its pointer is on, what is opened and selected. */
  readonly shown?: {
    readonly pointed: number | null;
    readonly courier: number | null;
    readonly marked: readonly number[];
  };
  /** From the map: an order was clicked, pointed at, or caught by the lasso. */
  readonly open?: number;
  readonly hover?: number | null;
  readonly mark?: readonly number[];
  /** A map that has just opened wants to know. */
  readonly asks?: true;
}

const NAME = 'board';

/** Joins the windows of one board in this browser; `receive` gets what the others send. */
export function useBoardWindows(receive: (message: WindowMessage) => void): (message: WindowMessage) => void {
  const latest = useRef(receive);
  useEffect(() => {
    latest.current = receive;
  });
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    const opened = new BroadcastChannel(NAME);
    channel.current = opened;
    opened.onmessage = ({ data }: MessageEvent<WindowMessage>) => {
      latest.current(data);
    };
    opened.postMessage({ asks: true } satisfies WindowMessage);
    return () => {
      opened.close();
      channel.current = null;
    };
  }, []);
  return useMemo(
    () => (message: WindowMessage) => {
      channel.current?.postMessage(message);
    },
    [],
  );
}

export function openMapWindow(): void {
  open('/painel/mapa', 'board-map', 'popup,width=1100,height=800');
}
