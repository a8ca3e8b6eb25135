import { Download, Flag, Upload } from 'lucide'
import { icon } from './icons.tsx'

// Icons of actions that the first visit does not need. The configuration of Vite names them too.
export const DownloadIcon = icon(Download)
export const FlagIcon = icon(Flag)
export const UploadIcon = icon(Upload)
