import type { LinkPicture } from '../../page/linkPicture.ts'

export type DrawRequest = { picture: Omit<LinkPicture, 'section' | 'id'>; siteName: string }
export type DrawReply = { png: Uint8Array } | { failure: string }
