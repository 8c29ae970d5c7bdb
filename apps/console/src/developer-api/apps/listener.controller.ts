import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';

/** Stands for the laptop of a developer whose app has no webhook, so that its sandbox sends and `listen` has something to bring. */
@Controller('api/developer')
export class AppListenerController {
  @Endpoint({
    method: 'POST',
    path: 'listener',
    status: 204,
    summary: 'Takes any message and keeps nothing of it: the webhook of an app whose developer only listens',
    open: true,
  })
  take(): void {
    // The message is in the log of the app's sandbox, from where the developer's program reads it.
  }
}
