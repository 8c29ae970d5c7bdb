import { useEffect, useEffectEvent, useMemo, useRef } from 'react';

interface WindowMessage {
  /** Sent by the board: the highlighted order, the opened one, the selection. */
  readonly shown?: {
    readonly pointed: number | null;
    readonly courier: number | null;
    readonly marked: readonly number[];
  };
  /** Sent by the map. */
  readonly open?: number;
  readonly hover?: number | null;
  readonly mark?: readonly number[];
  /** Sent by a map that has just opened. */
  readonly asks?: true;
}

const NAME = 'board';

export function useBoardWindows(receive: (message: WindowMessage) => void): (message: WindowMessage) => void {
  const hear = useEffectEvent(receive);
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    const opened = new BroadcastChannel(NAME);
    channel.current = opened;
    opened.onmessage = ({ data }: MessageEvent<WindowMessage>) => hear(data);
    opened.postMessage({ asks: true } satisfies WindowMessage);
    return () => {
      opened.close();
      channel.current = null;
    };
  }, []);
  return useMemo(() => (message: WindowMessage) => channel.current?.postMessage(message), []);
}

export function openMapWindow(): void {
  open('/painel/mapa', 'board-map', 'popup,width=1100,height=800');
}
