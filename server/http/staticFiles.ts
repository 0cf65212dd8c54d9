import express, { type RequestHandler } from 'express'

/** Built files by their hashed names for a year; everything else is asked for again each time. No folder listing, no index. */
export function staticFiles(folder: string): RequestHandler {
  return express.static(folder, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    setHeaders(response, path) {
      const isHashed = /[/\\]assets[/\\]/.test(path)
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}
