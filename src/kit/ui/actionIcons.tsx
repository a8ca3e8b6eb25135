import { Download, Flag, Upload } from 'lucide'
import { icon } from './icons.tsx'

// Icons of actions that a first visit does not need. The configuration of Vite names this file too.
export const DownloadIcon = icon(Download)
export const FlagIcon = icon(Flag)
export const UploadIcon = icon(Upload)
