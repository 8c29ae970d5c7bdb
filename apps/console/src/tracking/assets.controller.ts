import { Controller, Get, NotFoundException, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { pageAssets } from './page.assets.js';

@Controller('/rastreio/recursos')
export class AssetsController {
  private readonly assets = pageAssets();

  @Get(':name')
  file(@Param('name') name: string, @Res() response: Response): void {
    this.send(name, response);
  }

  @Get('images/:name')
  image(@Param('name') name: string, @Res() response: Response): void {
    this.send(`images/${name}`, response);
  }

  private send(name: string, response: Response): void {
    const asset = this.assets.get(name);
    if (!asset) throw new NotFoundException();
    response.set({ 'Content-Type': asset.contentType, 'Cache-Control': 'public, max-age=3600' });
    response.send(asset.body);
  }
}
