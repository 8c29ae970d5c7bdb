import { Injectable } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Requests of test credentials, recorded for their developers; without that module nothing is. */
@Injectable()
export class RequestRecording {
  begin(_request: IncomingMessage, _response: ServerResponse, _hubId: number): void {}
}
