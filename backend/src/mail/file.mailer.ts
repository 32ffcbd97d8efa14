import { access, constants, mkdir } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { Settings } from '../config/settings.ts';
import { keepFile } from './keep-file.ts';
import { type Mail, Mailer, toMessage } from './mailer.ts';

/** Saves mail as `.eml` files while no mail server is configured. */
@Injectable()
export class FileMailer extends Mailer {
  private readonly folder: string;
  private readonly transport;

  constructor(private readonly settings: Settings) {
    super();
    this.folder = settings.MAIL_DIR;
    this.transport = createTransport({
      streamTransport: true,
      buffer: true,
      newline: 'windows',
    });
  }

  override async check(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await access(this.folder, constants.W_OK);
  }

  /** One file for all recipients. */
  override recipientsOf(): readonly string[] {
    return ['file'];
  }

  /** Resolves once the file is on disk. A retry overwrites it. */
  protected override async transmit(mail: Mail): Promise<void> {
    const { message } = await this.transport.sendMail(
      toMessage(mail, this.settings),
    );
    await mkdir(this.folder, { recursive: true });
    const name = `${mail.messageId.replace(/[^A-Za-z0-9@.-]/g, '')}.eml`;
    await keepFile(this.folder, name, message);
  }
}
